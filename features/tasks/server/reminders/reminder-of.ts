interface Wanted {
  dueAt?: string | null | undefined;
  remindAt?: string | null | undefined;
}

/**
 * When a task's person is reminded of it: when it is due, unless another moment is wanted. A moment that has passed
 * reminds of nothing, except the one that the task already has.
 */
export function reminderOf({ dueAt, remindAt }: Wanted, before: Date | null, now: Date): Date | null {
  const wanted = remindAt === undefined ? dueAt : remindAt;
  if (wanted === undefined) return before;
  if (wanted === null) return null;
  const at = new Date(wanted);
  return at > now || at.getTime() === before?.getTime() ? at : null;
}
