import { useNavigate } from "react-router";
import type { CreateAgent, TemplateLanguage } from "../../contract/index.ts";
import { useCreateAgent } from "../api/use-agent.ts";

/** Creates an agent and opens its builder. */
export function useStartAgent() {
  const navigate = useNavigate();
  const { create } = useCreateAgent();
  return {
    begin: (how: CreateAgent) =>
      create.mutate(how, { onSuccess: ({ id }) => void navigate(`/agents/${id}`) }),
    isBusy: create.isPending,
    error: create.error,
  };
}

/** The language of the browser, if there are templates in it. */
export function browserLanguage(): TemplateLanguage {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}
