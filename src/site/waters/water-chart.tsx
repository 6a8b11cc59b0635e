import { waters } from '../../content/site/waters.ts';
import { CHART } from '../../content/site/water-chart.ts';

/** The map of our waters as a picture: fetched when it comes into sight, and kept by the worker from then on. */
export function WaterChart() {
  return <img src={CHART.file} width={CHART.width} height={CHART.height} alt={waters.map} loading="lazy" />;
}
