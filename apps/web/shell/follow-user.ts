import { readSession, subscribeToSession } from "#features/auth/web/index.tsx";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";

/** Tells every store who is signed in, so that nothing of one person is shown to the next one in the same tab. */
export function followUser(): void {
  subscribeToSession(() => {
    const session = readSession();
    if (session.status === "resolving") return;
    setUserOfTab(session.status === "signed-in" ? session.user.id : undefined);
  });
}
