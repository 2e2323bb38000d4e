import type { ModelHealth } from "../../contract/index.ts";

const shownHours = 24;
const hourMs = 3_600_000;

/** The last 24 hours as bars: how many calls, and how many of them failed. */
export function HealthBars({ hours, label }: { hours: ModelHealth["hours"]; label: string }) {
  const thisHourMs = Math.floor(Date.now() / hourMs) * hourMs;
  const most = Math.max(1, ...hours.map(({ answered, failed }) => answered + failed));
  const slots = Array.from({ length: shownHours }, (_, index) => {
    const atMs = thisHourMs - (shownHours - 1 - index) * hourMs;
    const found = hours.find(({ hour }) => Date.parse(hour) === atMs);
    return { atMs, answered: found?.answered ?? 0, failed: found?.failed ?? 0 };
  });
  return (
    <svg
      role="img"
      aria-label={`Calls of ${label} in the last 24 hours`}
      viewBox="0 0 96 20"
      className="h-5 w-24 shrink-0"
    >
      {slots.map(({ atMs, answered, failed }, index) => {
        const height = answered + failed === 0 ? 0 : Math.max(3, (18 * (answered + failed)) / most);
        const bad = answered + failed === 0 ? 0 : (height * failed) / (answered + failed);
        return (
          <g key={atMs}>
            <rect x={index * 4} y={19} width={3} height={1} className="fill-line-3" />
            <rect x={index * 4} y={19 - height} width={3} height={height - bad} className="fill-good" />
            <rect x={index * 4} y={19 - bad} width={3} height={bad} className="fill-bad" />
          </g>
        );
      })}
    </svg>
  );
}
