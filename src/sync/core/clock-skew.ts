/**
 * How far the server's clock is ahead of the device's wall clock: both read for one answer, ISO 8601. The time the answer
 * took is part of it, so it is good for hours and minutes that people read; null when the server's is no time.
 */
export function clockSkewMs(server_time: string, device_time: string): number | null {
  const skew_ms = Date.parse(server_time) - Date.parse(device_time);
  return Number.isNaN(skew_ms) ? null : skew_ms;
}
