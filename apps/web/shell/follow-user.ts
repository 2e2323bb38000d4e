import { isSigningIn, readSession, subscribeToSession } from "#features/auth/web/index.tsx";
import { clearNotifications } from "#features/notifications/web/index.tsx";
import { readLastUserOfTab, setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { showCarriedToast } from "#platform/web/ui/toast/carried-toast.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { router } from "../router.tsx";

/**
 * Tells every store who is signed in, so that nothing of one person is shown to the next one in the same tab. Whoever
 * finds another user in their tab, because another tab changed it, is told and led to the dashboard.
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
    // After the one who clears what was said to the person before.
    showCarriedToast();
  });
}

function greet(userId: string, email: string): void {
  // What a visitor was told, such as a refused sign-up, is not this person's history.
  clearNotifications();
  const lastUserId = readLastUserOfTab();
  if (isSigningIn() || lastUserId === undefined || lastUserId === userId) return;
  notify({
    id: "auth",
    type: "info",
    title: "Another user",
    message: `You are now signed in as ${email}.`,
    duration: 6000,
  });
  void router.navigate("/dashboard", { replace: true });
}
