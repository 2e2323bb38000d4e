import { RotateCcw, Upload } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import type { DocumentHandling } from "./use-document-handling.tsx";

/** Why a document cannot be used, and what helps. */
export function DocumentProblem({ document, handling }: DocumentProblemProps) {
  const { documents: words } = useTexts(knowledgeTexts);
  const { problem, state, source, title, abilities } = document;
  if (state !== "failed" || !problem) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-bad wrap-anywhere">{problem.message}</p>
      {abilities.edit && (
        <span className="flex flex-wrap gap-2">
          {(source !== "upload" || mayPass.has(problem.code)) && (
            <Button
              size="sm"
              aria-label={`${words.acts.readAgain}: ${title}`}
              icon={<RotateCcw aria-hidden="true" size={14} />}
              busy={handling.isBusy}
              onClick={handling.readAgain}
            >
              {words.acts.readAgain}
            </Button>
          )}
          {source === "upload" && (
            <Button
              size="sm"
              aria-label={`${words.acts.newVersion}: ${title}`}
              icon={<Upload aria-hidden="true" size={14} />}
              onClick={handling.chooseVersion}
            >
              {words.acts.newVersion}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/** Problems that may pass: the same file may be read at another time. */
const mayPass = new Set(["takes_too_long", "needs_too_much_memory", "interrupted"]);

interface DocumentProblemProps {
  document: KnowledgeDocument;
  handling: DocumentHandling;
}
