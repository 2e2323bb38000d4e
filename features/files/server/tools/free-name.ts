/** `report.csv`, or `report (2).csv` where that name is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const dot = name.lastIndexOf(".");
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
  for (let number = 2, free = name; ; number += 1) {
    if (!known.has(free.toLowerCase())) return free;
    free = `${stem} (${number})${ending}`;
  }
}
