/** A typed host as the network has it, where that differs: "bücher.example" is "xn--bcher-kva.example". */
export function networkFormOf(typed: string): string | undefined {
  const host = typed.trim();
  if (!/[^\x20-\x7e]/.test(host)) return undefined;
  const ascii = URL.parse(`https://${host}/`)?.host;
  return ascii?.includes("xn--") ? ascii : undefined;
}
