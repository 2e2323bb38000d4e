/** A greeting for the reader's time of day, with the first of their names if known. */
export function greet(now: Date, name: string): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const [first = ""] = name.trim().split(/\s+/);
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}
