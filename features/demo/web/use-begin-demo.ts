import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { keepUnsentText } from "#features/chat/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { demoPath } from "./demo-path.ts";
import { keepDemo } from "./kept-demo.ts";
import { demoKey } from "./use-demo.ts";

/** Begins a demo in this tab. Nothing of one before is left, but for a text that was typed in it and not sent. */
export function useBeginDemo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (unsent: string) => {
      keepDemo(undefined);
      const { data } = await api.POST("/api/v1/demo");
      if (!data) throw new Error("The server answered with nothing.");
      const { token, ...demo } = data;
      client.clear();
      setUserOfTab(demo.id);
      if (unsent) keepUnsentText(unsent);
      client.setQueryData(demoKey(token), demo);
      // At once: the new demo may not meet the address of a conversation of the old one.
      await navigate(demoPath, { replace: true, flushSync: true });
      // By the clock of this browser, whatever that says.
      keepDemo({ token, endsMs: Date.now() + Date.parse(demo.endsAt) - Date.parse(demo.now) });
    },
  });
}
