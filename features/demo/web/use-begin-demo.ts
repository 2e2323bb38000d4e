import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { keepUnsentText } from "#features/chat/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { demoPath } from "./demo-path.ts";
import { keepDemo } from "./kept-demo.ts";
import { demoKey } from "./use-demo.ts";

/** Begins a demo in this tab. Of an earlier demo only its draft is kept. */
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
      // Synchronously: the new demo must not see the path of an old conversation.
      await navigate(demoPath, { replace: true, flushSync: true });
      // In this browser's time, whatever its clock says.
      keepDemo({ token, endsMs: Date.now() + Date.parse(demo.endsAt) - Date.parse(demo.now) });
    },
  });
}
