import { lazy, Suspense } from "react";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ArtifactKind } from "../../contract/index.ts";
import { SandboxedFrame } from "../frame/sandboxed-frame.tsx";

const Markdown = lazy(async () => ({
  default: (await import("#platform/web/markdown/markdown.tsx")).Markdown,
}));
const CodeBlock = lazy(async () => ({
  default: (await import("#platform/web/markdown/code-block.tsx")).CodeBlock,
}));
const ChartView = lazy(async () => ({ default: (await import("./chart-view.tsx")).ChartView }));
const DiagramView = lazy(async () => ({ default: (await import("./diagram-view.tsx")).DiagramView }));
const TableView = lazy(async () => ({ default: (await import("./table-view.tsx")).TableView }));

/** The content as its kind is read. Nothing in it loads or runs by itself, but for a page in its frame. */
export function ArtifactContent(content: ArtifactContentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <Shown {...content} />
    </Suspense>
  );
}

function Shown({ kind, title, language, content }: ArtifactContentProps) {
  switch (kind) {
    case "document":
      return <Markdown text={content} />;
    case "table":
      return <TableView title={title} content={content} />;
    case "code":
      return <CodeBlock code={content} language={language ?? ""} isComplete />;
    case "diagram":
      return <DiagramView title={title} source={content} />;
    case "chart":
      return <ChartView content={content} />;
    case "html":
      return <SandboxedFrame key={content} title={title} html={content} />;
  }
}

export interface ArtifactContentProps {
  kind: ArtifactKind;
  title: string;
  language: string | null;
  content: string;
}
