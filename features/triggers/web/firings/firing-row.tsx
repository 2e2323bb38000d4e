import { Link } from "react-router";
import type { Firing } from "../../contract/index.ts";
import { ShownMoment } from "../shown-moment.tsx";
import { FiringStatus } from "./firing-status.tsx";

const causes: Record<Firing["cause"], string> = {
  slot: "By the clock",
  delivery: "Delivery",
  event: "Event",
  by_hand: "By hand",
};

/** A firing: when, why, what came of it, and the way to its conversation. */
export function FiringRow({ firing }: { firing: Firing }) {
  const { cause, dueAt, reason, run, conversationId } = firing;
  const problem = reason?.message ?? run?.error;
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-ink-1">
          <ShownMoment at={dueAt} />
        </span>
        <span className="text-ink-3">{causes[cause]}</span>
        <FiringStatus firing={firing} />
        {conversationId ? (
          <Link
            to={`/chat/${conversationId}`}
            className="ml-auto rounded-sm text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5"
          >
            Open the conversation
          </Link>
        ) : (
          run && <span className="ml-auto text-ink-3">Conversation deleted</span>
        )}
      </p>
      {problem && <p className="text-sm text-ink-2 wrap-anywhere">{problem}</p>}
    </li>
  );
}
