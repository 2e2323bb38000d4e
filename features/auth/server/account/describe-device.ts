/** Order matters: a program at the top also names those below it in its `User-Agent`. */
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

/**
 * Turns a `User-Agent` into words, e.g. `Firefox on Windows`. Good for recognizing one's own devices, not as
 * proof.
 */
export function describeDevice(userAgent: string | null): string {
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [program, system] = [nameIn(programs), nameIn(systems)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "An unknown device";
}
