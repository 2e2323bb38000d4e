import { useEffect } from "react";
import { Navigate } from "react-router";
import { notify } from "#platform/web/ui/toast/notify.ts";

let isSaid = false;

/** The spoken view of the conversations. Until it can be spoken with, it opens as text and says so once. */
export function ConversationPage() {
  useEffect(() => {
    if (isSaid) return;
    isSaid = true;
    notify({
      type: "info",
      title: "Conversation opens as text",
      message: "Speaking with the assistant comes later; these are the same conversations.",
      duration: 6000,
    });
  }, []);
  return <Navigate to="/chat" replace />;
}
