/** In order: what calls itself also by the names that follow it. */
const programs: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
  [/^node|^undici/i, "a Node.js program"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** A `User-Agent` in words a person knows, e.g. `Firefox on Windows`; for recognizing one's own devices, no more. */
export function describeDevice(userAgent: string | null): string {
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [program, system] = [nameIn(programs), nameIn(systems)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "An unknown device";
}
