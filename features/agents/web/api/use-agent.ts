import {
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { CreateAgent, TemplateLanguage } from "../../contract/index.ts";
import { agentCalls } from "./agent-calls.ts";
import { agentKeys } from "./agent-keys.ts";

export function useAgent(id: string | undefined) {
  return useQuery({
    queryKey: agentKeys.itself(id ?? ""),
    enabled: id !== undefined,
    queryFn: ({ signal }) => agentCalls.get(id ?? "", signal),
  });
}

export function useTemplates(language: TemplateLanguage) {
  return useQuery({
    queryKey: agentKeys.templates(language),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await agentCalls.templates(language, signal)).items,
  });
}

export function useBuilderTools() {
  return useQuery({
    queryKey: agentKeys.tools,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await agentCalls.tools(signal)).items,
  });
}

export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: agentKeys.versions(id),
    queryFn: ({ pageParam, signal }) => agentCalls.versions(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Creates an agent, or imports one. */
export function useCreateAgent() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: agentKeys.lists });
  // Offline it fails at once: the dialog stays open until its end.
  const shared = { mutationKey: agentKeys.creation, networkMode: "always", onSettled } as const;
  const create = useMutation({ mutationFn: (body: CreateAgent) => agentCalls.create(body), ...shared });
  const importFile = useMutation({ mutationFn: (file: unknown) => agentCalls.import(file), ...shared });
  return { create, importFile };
}

export function useIsCreatingAgent(): boolean {
  return useIsMutating({ mutationKey: agentKeys.creation }) > 0;
}

/** What happens to an agent as a whole. */
export type AgentAct =
  | { type: "publish"; revision: number; note: string }
  | { type: "adopt text"; revision: number }
  | { type: "roll back"; number: number }
  | { type: "archive" }
  | { type: "restore" }
  | { type: "delete" };

export function useAgentAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: AgentAct): Promise<void> => {
      switch (act.type) {
        case "publish":
          await agentCalls.publish(id, act.revision, act.note);
          return;
        case "adopt text":
          await agentCalls.adoptText(id, act.revision);
          return;
        case "roll back":
          await agentCalls.rollBack(id, act.number);
          return;
        case "archive":
          await agentCalls.archive(id);
          return;
        case "restore":
          await agentCalls.restore(id);
          return;
        case "delete":
          await agentCalls.delete(id);
      }
    },
    onSettled: (_done, error, act) =>
      // A deleted agent would answer that it does not exist.
      client.invalidateQueries({
        queryKey: act.type === "delete" && !error ? agentKeys.lists : agentKeys.all,
      }),
  });
}
