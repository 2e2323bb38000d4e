import { type ReactNode, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Artifact } from "../../contract/index.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { Grid } from "./grid/grid.tsx";
import { mostGridCells } from "./grid/most-grid-cells.ts";
import { useCells } from "./grid/use-cells.ts";
import type { TypedText } from "./use-text.ts";

/** A table cell by cell, or as its text. Large ones as text alone. */
export function TableEditor({ artifact, typed, asText }: TableEditorProps) {
  const words = useTexts(artifactTexts);
  const [isText, setText] = useState(false);
  const cells = useCells(typed, artifact.version);
  if (cells.isLarge)
    return (
      <>
        <p className="text-xs text-ink-3">{words.tooManyCells(mostGridCells)}</p>
        {asText}
      </>
    );
  return (
    <>
      {isText ? asText : <Grid title={artifact.title} typed={cells} />}
      <Button size="sm" variant="ghost" className="self-start" onClick={() => setText(!isText)}>
        {isText ? words.asTable : words.asText}
      </Button>
    </>
  );
}

interface TableEditorProps {
  artifact: Artifact;
  typed: TypedText;
  /** The editor of any text. */
  asText: ReactNode;
}
