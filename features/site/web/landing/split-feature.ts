/** Splits "Agent Mode: give it a goal" at the colon. Without a colon the whole text is the name. */
export function splitFeature(feature: string): { name: string; more?: string } {
  const at = feature.indexOf(": ");
  if (at < 0) return { name: feature };
  return { name: feature.slice(0, at), more: feature.slice(at + 2) };
}
