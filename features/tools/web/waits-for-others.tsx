import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { Approval } from "../contract/index.ts";
import { describeDeciders } from "./describe-deciders.ts";
import { deciderTexts } from "./texts/decider-texts.ts";

/** Who can decide a request that the reader cannot decide, and what to do where nobody can. */
export function WaitsForOthers({ approval }: { approval: Approval }) {
  const words = useTexts(deciderTexts);
  const who =
    approval.isOwn || approval.needsOther
      ? describeDeciders(approval, words)
      : words.waitsFor(approval.askedFor);
  if (who) return <p className="mt-2 text-sm font-medium wrap-anywhere">{who}</p>;
  return (
    <Banner tone="warn" className="mt-3">
      {words.nobody(approval.isOwn ? null : approval.askedFor)} {words.switchOff}{" "}
      <Link to="/settings/assistant" className="underline decoration-line-3 underline-offset-4">
        {words.settings}
      </Link>
      {words.thenAsk}
    </Banner>
  );
}
