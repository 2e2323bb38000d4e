import type { KeyboardEvent } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { findNeighbour, isArrow } from "./find-neighbour.ts";
import { nameFlow } from "./flow-details.tsx";
import type { Box, Picture, Point } from "./layout/picture.ts";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** What of the picture can be chosen, where it is drawn. Arrow keys go to the next part in their direction. */
export function PictureButtons(props: PictureButtonsProps) {
  const { label, picture, nodes, flows, numbers, selectedId, onSelect } = props;
  const words = useTexts(diagramTexts);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = event.currentTarget.dataset.node;
    if (!from || !isArrow(event.key)) return;
    event.preventDefault();
    const next = findNeighbour(picture.nodes, from, event.key);
    event.currentTarget.closest("ul")?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  };
  return (
    <ul aria-label={label} className="print:hidden">
      {picture.nodes.map((box) => {
        const node = nodes.find(({ id }) => id === box.id);
        return (
          node && (
            <li key={box.id}>
              <button
                type="button"
                data-node={box.id}
                aria-label={node.variant ? `${node.label}, ${node.variant}` : node.label}
                aria-pressed={selectedId === box.id}
                onClick={() => onSelect(box.id)}
                onKeyDown={move}
                className="absolute rounded-md border border-transparent hover:border-accent"
                style={placeOf(box)}
              />
            </li>
          )
        );
      })}
      {picture.lines.map(({ id, marker }) => {
        const flow = flows.find((other) => other.id === id);
        const number = numbers.get(id);
        return (
          flow &&
          number !== undefined && (
            <li key={id}>
              <button
                type="button"
                data-flow={id}
                aria-label={`${number}: ${nameFlow(flow, nodes, words)}, ${flow.label}`}
                aria-pressed={selectedId === id}
                onClick={() => onSelect(id)}
                className="absolute rounded-full"
                style={placeOf(around(marker))}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface PictureButtonsProps {
  label: string;
  picture: Picture;
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
  numbers: ReadonlyMap<string, number>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

function placeOf({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height };
}

function around({ x, y }: Point): Box {
  return { x: x - 12, y: y - 12, width: 24, height: 24 };
}
