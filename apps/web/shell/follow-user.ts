import { isSigningIn, readSession, subscribeToSession } from "#features/auth/web/index.tsx";
import { readLastUserOfTab, setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { showCarriedToast } from "#platform/web/ui/toast/carried-toast.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { router } from "../router.tsx";

/**
 * Passes the signed-in user to every store, so that nothing of one person is shown to the next in the same
 * tab. When another tab switched the user, the person is notified and taken to the dashboard.
 */
export function followUser(): void {
  let shownId: string | undefined;
  subscribeToSession(() => {
    const session = readSession();
    if (session.status === "resolving") return;
    const userId = session.status === "signed-in" ? session.user.id : undefined;
    setUserOfTab(userId);
    if (session.status === "signed-in" && userId !== shownId)
      greet(session.user.id, session.user.email ?? "");
    shownId = userId;
    // After the listener that clears the previous person's toasts.
    showCarriedToast();
  });
}

function greet(userId: string, email: string): void {
  const lastUserId = readLastUserOfTab();
  if (isSigningIn() || lastUserId === undefined || lastUserId === userId) return;
  notify({
    id: "auth",
    type: "info",
    title: "Account switched",
    message: `You are now signed in as ${email}.`,
    duration: 6000,
  });
  void router.navigate("/dashboard", { replace: true });
}
