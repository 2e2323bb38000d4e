import type { DiagramNode } from "../../contract/index.ts";

/** A small line drawing of what kind of part it is. */
export function NodeGlyph({ kind }: { kind: DiagramNode["kind"] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 text-accent">
      <path
        d={paths[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

const paths: Record<DiagramNode["kind"], string> = {
  browser: "M1.5 3h13v10h-13zM1.5 6h13M3.5 4.5h.1M5.5 4.5h.1",
  program: "M2.5 8 8 2.5 13.5 8M2.5 13.5 8 8l5.5 5.5",
  store: "M2.5 4c0-2.7 11-2.7 11 0v8c0 2.7-11 2.7-11 0zM2.5 4c0 2.7 11 2.7 11 0M2.5 8c0 2.7 11 2.7 11 0",
  model: "M8 1.5 9.7 6.3 14.5 8 9.7 9.7 8 14.5 6.3 9.7 1.5 8 6.3 6.300z",
  service: "M6 3H2.500v10.500H13V10M9 2.500h4.500V7M13.5 2.5 7.5 8.5",
  feature: "M2.5 2.500h4.500v4.500h-4.500zM9 9h4.500v4.500H9zM9 4.750h2.250V9",
};
