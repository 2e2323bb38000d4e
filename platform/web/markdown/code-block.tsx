import { useEffect, useState } from "react";
import { CopyButton } from "../ui/copy-button.tsx";
import { reachWhenScrollable } from "../ui/reach-when-scrollable.ts";
import { type CodeToken, highlightCode, type TokenKind } from "./highlight-code.ts";

/** Code with its language and a copy button. Highlighted once it is complete. */
export function CodeBlock({ code, language, isComplete }: CodeBlockProps) {
  const lines = useHighlighted(code, language, isComplete);
  return (
    <figure className="my-3 overflow-hidden rounded-lg border border-line-1 bg-paper-2">
      <figcaption className="flex h-9 items-center justify-between gap-3 border-b border-line-1 pr-1 pl-3.5 font-mono text-2xs text-ink-3 pointer-coarse:h-12">
        <span className="truncate">{language || "text"}</span>
        <CopyButton value={code} label="Copy code" className="print:hidden" />
      </figcaption>
      <pre
        ref={reachWhenScrollable}
        className="overflow-x-auto px-3.5 py-3 font-mono text-xs leading-5 -outline-offset-2 print:overflow-visible print:whitespace-pre-wrap"
      >
        <code>
          {lines ? lines.map((line, index) => <CodeLine key={lineKey(index)} line={line} />) : code}
        </code>
      </pre>
    </figure>
  );
}

interface CodeBlockProps {
  code: string;
  language: string;
  isComplete: boolean;
}

function CodeLine({ line }: { line: readonly CodeToken[] }) {
  return (
    <>
      {line.map(({ text, kind }, index) =>
        kind ? (
          <span key={lineKey(index)} className={colours[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {"\n"}
    </>
  );
}

const colours: Record<TokenKind, string> = {
  comment: "text-ink-3 italic",
  keyword: "text-accent",
  string: "text-good",
  value: "text-warn",
  name: "text-info",
};

/** Lines and tokens have no identity but their position, which never changes. */
function lineKey(index: number): string {
  return `line-${index}`;
}

function useHighlighted(code: string, language: string, isComplete: boolean): CodeToken[][] | undefined {
  const [result, setResult] = useState<{ code: string; lines: CodeToken[][] | undefined }>();
  useEffect(() => {
    if (!isComplete) return;
    let isWanted = true;
    // Without its grammar the code stays uncoloured.
    highlightCode(code, language).then(
      (lines) => isWanted && setResult({ code, lines }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [code, language, isComplete]);
  return result?.code === code ? result.lines : undefined;
}
