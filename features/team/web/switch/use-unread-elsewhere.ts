/** Unread notifications by workspace, beside those of this tab's workspace. */
export function useUnreadElsewhere(): ReadonlyMap<string, number> {
  return none;
}

const none: ReadonlyMap<string, number> = new Map();
