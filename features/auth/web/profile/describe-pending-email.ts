export type Mailbox = "present" | "new";

/** Says which links still have to be opened. `waitsFor` is undefined while loading. */
export function describePendingEmail(
  waitsFor: readonly Mailbox[] | undefined,
  { email, pending, asksBoth }: { email: string; pending: string; asksBoth: boolean },
): string {
  if (!asksBoth) return "Open the link that we sent to it.";
  const [only, other] = waitsFor ?? [];
  if (!only || other) return `Open the links that we sent to it and to ${email}: both have to agree.`;
  return only === "new"
    ? `${email} has agreed. Open the link that we sent to ${pending} as well.`
    : `${pending} has agreed. Open the link that we sent to ${email} as well.`;
}
