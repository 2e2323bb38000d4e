import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { Readout } from "./readout.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** One part: what it does, and the ways to what is connected with it. */
export function NodeDetails({ node, nodes, flows, onSelect, onClose }: NodeDetailsProps) {
  const words = useTexts(diagramTexts);
  const near = flows.filter(({ isHere, from, to }) => isHere && (from === node.id || to === node.id));
  const labelOf = (id: string) => nodes.find((other) => other.id === id)?.label ?? id;
  const isFeature = node.kind === "feature";
  const kicker = isFeature ? (node.isHere ? words.feature : words.laterFeature) : words.places[node.place];
  return (
    <Readout kicker={kicker} title={node.label} focusKey={node.id} onClose={onClose}>
      {node.variant && <p className="mb-1 text-sm font-medium text-ink-1">{capitalised(node.variant)}</p>}
      <p className="text-md text-ink-2">{node.text}</p>
      {isFeature ? (
        <>
          <Ways
            title={words.uses}
            ways={near
              .filter(({ from }) => from === node.id)
              .map(({ to }) => ({ id: to, label: labelOf(to) }))}
            onSelect={onSelect}
          />
          <Ways
            title={words.usedBy}
            ways={near
              .filter(({ to }) => to === node.id)
              .map(({ from }) => ({ id: from, label: labelOf(from) }))}
            onSelect={onSelect}
          />
        </>
      ) : (
        <Ways
          title={words.ways}
          ways={near.map(({ id, from, to, label }) => ({
            id,
            label: from === node.id ? words.to(labelOf(to), label) : words.from(labelOf(from), label),
          }))}
          onSelect={onSelect}
        />
      )}
    </Readout>
  );
}

interface NodeDetailsProps {
  node: DiagramNode;
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
  onSelect: (id: string) => void;
  onClose: () => void;
}

function Ways({ title, ways, onSelect }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 font-mono text-xs text-ink-3">{title}</h3>
      <ul>
        {ways.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSelect(id)}
              className="hit-area py-1 text-left text-sm text-ink-1 underline decoration-line-3 underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WaysProps {
  title: string;
  ways: readonly { id: string; label: string }[];
  onSelect: (id: string) => void;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
