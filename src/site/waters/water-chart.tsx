import { waters } from '../../content/site/waters.ts';
import { CHART } from '../../content/site/water-chart.ts';

/** The map of our waters as a picture: fetched when it comes into sight, kept by the worker from then on, and not printed. */
export function WaterChart() {
  const { file, width, height } = CHART;
  return <img src={file} width={width} height={height} alt={waters.map} loading="lazy" data-on-screen />;
}
