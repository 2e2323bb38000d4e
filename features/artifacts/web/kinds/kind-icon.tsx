import { ChartColumn, Code, FileText, PanelsTopLeft, Table2, Workflow } from "lucide-react";
import type { ArtifactKind } from "../../contract/index.ts";

const icons = {
  document: FileText,
  table: Table2,
  code: Code,
  diagram: Workflow,
  chart: ChartColumn,
  html: PanelsTopLeft,
};

export function KindIcon({ kind }: { kind: ArtifactKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />;
}
