import { useEffect } from "react";
import { Navigate } from "react-router";
import { conversationPath } from "#features/chat/web/index.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";

let isSaid = false;

/** A conversation as text on a device without a microphone. Notifies the person once. */
export function OpenedAsText({ conversationId }: { conversationId: string | undefined }) {
  useEffect(() => {
    if (isSaid) return;
    isSaid = true;
    notify({
      type: "info",
      title: "Conversation opens as text",
      message: "No microphone was found here. Choose Voice to type and hear the answers.",
      duration: 6000,
    });
  }, []);
  return <Navigate to={conversationPath(conversationId)} replace />;
}
