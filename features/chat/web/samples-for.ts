/** A suggestion: what is written on it, and what it puts into the message box. */
export interface Sample {
  label: string;
  text: string;
}

export interface SampleFacts {
  /** Whether the chosen model can use tools. */
  hasTools: boolean;
  /** Whether the person has earlier conversations. */
  hasConversations: boolean;
}

/** Suggestions that the chosen model can carry out for this person. `withTools` replaces those that use tools; empty: none. */
export function samplesFor(
  { hasTools, hasConversations }: SampleFacts,
  withTools: readonly string[] = usingTools,
): Sample[] {
  if (withTools.length === 0) return [];
  const samples = (hasTools ? withTools : withoutTools).map((text) => ({ label: text, text }));
  const isSearchable = hasTools && hasConversations && withTools === usingTools;
  return isSearchable ? [...samples, search] : samples;
}

const usingTools: readonly string[] = [
  "What is 17.5 % of 2,480?",
  "What day is it 90 days from today?",
  "Read https://example.com and sum it up.",
];

const withoutTools: readonly string[] = [
  "Write a polite reminder for an unpaid invoice.",
  "Draft the agenda of a one-hour kickoff.",
  "Explain compound interest in two sentences.",
];

/** The person writes what to look for: no words fit everybody's conversations. */
const search: Sample = { label: "Find what we said about…", text: "Find what we said about " };
