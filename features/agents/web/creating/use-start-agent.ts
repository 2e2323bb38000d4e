import { useRef } from "react";
import { useNavigate } from "react-router";
import type { CreateAgent, TemplateLanguage } from "../../contract/index.ts";
import { useCreateAgent } from "../api/use-agent.ts";

/** Creates an agent and opens its builder. */
export function useStartAgent() {
  const navigate = useNavigate();
  const { create } = useCreateAgent();
  const isBegun = useRef(false);
  return {
    begin(how: CreateAgent) {
      // A double click arrives before the page shows that it is busy, and would make two agents.
      if (isBegun.current) return;
      isBegun.current = true;
      create.mutate(how, {
        onSuccess: ({ id }) => void navigate(`/agents/${id}`),
        onError: () => {
          isBegun.current = false;
        },
      });
    },
    isBusy: create.isPending,
    error: create.error,
  };
}

/** The language of the browser, if there are templates in it. */
export function browserLanguage(): TemplateLanguage {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}
