import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { demoPath } from "./demo-path.ts";
import { keepDemo } from "./kept-demo.ts";
import { demoTexts } from "./texts/demo-texts.ts";

/** Ends this tab's demo: the server erases it, and the tab forgets it. */
export function useEndDemo(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const { ending: words } = demoTexts.read();
    try {
      await api.DELETE("/api/v1/demo");
    } catch (error) {
      notify({
        type: "error",
        title: words.failed,
        message: describeError(error),
        autoClose: false,
      });
      return;
    }
    keepDemo(undefined);
    setUserOfTab(undefined);
    await navigate(demoPath, { replace: true });
    client.clear();
    notify({
      type: "success",
      title: words.done,
      message: words.doneText,
      duration: 6000,
    });
  };
}
