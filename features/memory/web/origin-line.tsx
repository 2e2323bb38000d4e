import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Memory } from "../contract/index.ts";
import { memoryTexts } from "./texts/memory-texts.ts";

/** Where a memory comes from, with the way to the message, and for which agent it is. */
export function OriginLine({ memory: { source, origin, agent } }: { memory: Memory }) {
  const texts = useTexts(memoryTexts);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      <span className="min-w-0 wrap-anywhere">
        {texts.from[source]}
        {origin && (
          <>
            {" "}
            <Link
              to={`/chat/${origin.conversationId}${origin.messageId ? `?message=${origin.messageId}` : ""}`}
              className="underline decoration-line-3 underline-offset-4 hover:text-accent"
            >
              {texts.origin(origin.title)}
            </Link>
          </>
        )}
        {!origin && source !== "typed" && ` ${texts.originGone}`}
      </span>
      <AgentLine agent={agent} />
    </p>
  );
}

/** For which agent alone a memory is. Nothing for one of all conversations. */
export function AgentLine({ agent }: Pick<Memory, "agent">) {
  const texts = useTexts(memoryTexts);
  if (!agent) return null;
  return (
    <span className="min-w-0 wrap-anywhere">
      {agent.name === null ? texts.onlyForGone : texts.onlyFor(agent.name)}
    </span>
  );
}
