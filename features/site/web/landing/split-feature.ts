/** "Agent Mode: give it a goal" has a name and says more; a feature without a colon is all name. */
export function splitFeature(feature: string): { name: string; more?: string } {
  const at = feature.indexOf(": ");
  if (at < 0) return { name: feature };
  return { name: feature.slice(0, at), more: feature.slice(at + 2) };
}
