import type { Node, NodeProps } from "@xyflow/react";
import { type NodeTypes, ReactFlow, ReactFlowProvider } from "@xyflow/react";
import "./canvas.css";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { CanvasButtons } from "./canvas-buttons.tsx";
import { type CanvasLooks, CanvasLooksContext } from "./canvas-looks.ts";
import { findNeighbour, isArrow } from "./find-neighbour.ts";
import type { fixedNode } from "./fixed-node.ts";
import type { GraphLayout } from "./layout/graph-layout.ts";
import { RoutedEdge, type RoutedEdgeData } from "./routed-edge.tsx";
import { leaveScrollingToPage } from "./scrolling-fingers.ts";
import { useCanvasView } from "./use-canvas-view.ts";
import { canvasMargin } from "./view-of-drawing.ts";

/**
 * A read-only graph whose nodes and edges can be chosen. Dragging pans it; its buttons, pinching and Ctrl + wheel
 * zoom it. The wheel alone and a vertical swipe scroll the page.
 */
export function Canvas(props: CanvasProps) {
  return (
    <CanvasLooksContext value={props.looks}>
      <ReactFlowProvider>
        <Frame {...props} />
      </ReactFlowProvider>
    </CanvasLooksContext>
  );
}

interface CanvasProps {
  label: string;
  layout: GraphLayout;
  nodes: ReturnType<typeof fixedNode>[];
  edges: RoutedEdgeData[];
  /** The component of each node type. `area`, for groups, is built in. */
  nodeTypes: NodeTypes;
  looks: CanvasLooks;
  /** Scrolls to the element with this `data-node` or `data-edge`. */
  shownId: string | undefined;
  /** The available width, including the border. */
  widthPx: number;
  /** Shown below the canvas. */
  below?: ReactNode;
  /** Further content of the canvas, such as edge labels. */
  children?: ReactNode;
}

function Frame({ label, layout, nodes, edges, nodeTypes, shownId, widthPx, below, children }: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, first, showAll, reveal } = useCanvasView(frame, layout, widthPx - 2 * borderPx);
  useEffect(() => (frame.current ? leaveScrollingToPage(frame.current) : undefined), []);
  useEffect(() => {
    const name = shownId && CSS.escape(shownId);
    const shown = name && frame.current?.querySelector(`[data-node="${name}"], [data-edge="${name}"]`);
    if (shown) reveal(shown);
  }, [shownId, reveal]);
  return (
    <>
      <div className="pointer-events-none sticky top-16 z-1 mb-2 flex justify-end *:pointer-events-auto print:hidden">
        <CanvasButtons onShowAll={showAll} />
      </div>
      <div
        ref={frame}
        // Printing shows the whole drawing, whatever is in view on the screen.
        className="overflow-hidden rounded-lg border border-line-1 print:h-(--canvas-print-height)! print:border-0 print:[&_.react-flow\_\_viewport]:transform-[scale(var(--canvas-print-scale))]!"
        style={{ height: view.heightPx + 2 * borderPx, ...printSizes(layout) }}
      >
        <ReactFlow
          aria-label={label}
          onFocus={({ target }) => reveal(target)}
          onKeyDown={(event) => goToNeighbour(event, layout.nodes)}
          nodes={nodes}
          edges={edges}
          nodeTypes={{ area: GroupArea, ...nodeTypes }}
          edgeTypes={edgeTypes}
          defaultViewport={first}
          minZoom={view.fitZoom}
          maxZoom={2}
          translateExtent={[
            [-canvasMargin, -canvasMargin],
            [layout.width + canvasMargin, layout.height + canvasMargin],
          ]}
          {...toLookAt}
        >
          {children}
        </ReactFlow>
      </div>
      {below && <div className="mt-3">{below}</div>}
    </>
  );
}

function goToNeighbour(event: KeyboardEvent<HTMLElement>, nodes: GraphLayout["nodes"]): void {
  const from = event.target instanceof HTMLElement && event.target.dataset.node;
  if (!from || !isArrow(event.key)) return;
  event.preventDefault();
  const next = CSS.escape(findNeighbour(nodes, from, event.key));
  event.currentTarget.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
}

const borderPx = 1;
const edgeTypes = { routed: RoutedEdge };

/** Makes the canvas read-only and leaves the page's keys alone. */
const toLookAt = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomActivationKeyCode: null,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
  // Hides the library's link. Its licence (MIT) does not require it.
  proOptions: { hideAttribution: true },
} as const;

/** The printable width of A4 and Letter, at 96 px per inch. */
const sheetWidthPx = 660;

function printSizes({ width, height }: GraphLayout): CSSProperties {
  const scale = Math.min(1, sheetWidthPx / width);
  return Object.fromEntries([
    ["--canvas-print-scale", scale],
    ["--canvas-print-height", `${Math.ceil(height * scale) + 2}px`],
  ]);
}

type GroupAreaNode = Node<{ title: string }, "area">;

/** The titled background of a group of nodes. */
function GroupArea({ data }: NodeProps<GroupAreaNode>) {
  return (
    <div className="size-full rounded-lg border border-line-1 bg-paper-2 px-3 pt-2 font-mono text-2xs text-ink-2">
      {data.title}
    </div>
  );
}
