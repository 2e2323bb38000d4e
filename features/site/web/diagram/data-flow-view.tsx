import { Route } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Diagram, DiagramFlow } from "../../contract/index.ts";
import { summariseAbsent, summariseReach } from "./diagram-words.ts";
import { FlowDetails, nameFlow } from "./flow-details.tsx";
import { FlowList } from "./flow-list.tsx";
import { layOutData } from "./lay-out-view.ts";
import { Legend } from "./legend.tsx";
import { NodeDetails } from "./node-details.tsx";
import { PictureFrame } from "./picture-frame.tsx";
import { StepDetails } from "./step-details.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";
import { useMessagePlay } from "./use-message-play.ts";
import { useSelection } from "./use-selection.ts";

/** Which data goes where in this installation, why, and what of it leaves. */
export function DataFlowView({ views, nodes, flows, steps }: Diagram["data"] & { views: ReactNode }) {
  const words = useTexts(diagramTexts);
  const numbered = useMemo(() => numberFlows(flows), [flows]);
  const numbers = useMemo(() => new Map(numbered.map(({ flow, number }) => [flow.id, number])), [numbered]);
  const play = useMessagePlay(steps.length);
  const selection = useSelection({ onSelect: play.end, onEscape: play.end });
  const step = steps[play.index];
  const stepFlow = flows.find(({ id }) => id === step?.flow);
  const node = nodes.find(({ id }) => id === selection.id);
  const chosen = numbered.find(({ flow }) => flow.id === selection.id);
  const begin = () => {
    selection.clear();
    play.begin();
  };
  const absent = summariseAbsent(nodes, words);
  return (
    <PictureFrame
      views={views}
      title={words.data}
      description={summariseReach(flows, nodes, words)}
      layout={layOutData}
      view={{ nodes, flows }}
      numbers={numbers}
      selection={selection}
      litFlowId={stepFlow?.id}
      actions={
        <Button icon={<Route aria-hidden="true" size={16} />} onClick={begin}>
          {words.follow}
        </Button>
      }
      below={
        <div className="grid gap-2 text-sm text-ink-2">
          <Legend />
          {absent && <p>{absent}</p>}
        </div>
      }
      details={
        step && stepFlow ? (
          <StepDetails
            steps={steps}
            play={play}
            title={nameFlow(
              step.isBack
                ? { ...stepFlow, from: stepFlow.to, to: stepFlow.from, isBothWays: false }
                : { ...stepFlow, isBothWays: false },
              nodes,
              words,
            )}
          />
        ) : node ? (
          <NodeDetails
            node={node}
            nodes={nodes}
            flows={flows}
            onSelect={selection.select}
            onClose={selection.close}
          />
        ) : chosen ? (
          <FlowDetails flow={chosen.flow} number={chosen.number} nodes={nodes} onClose={selection.close} />
        ) : undefined
      }
      list={<FlowList flows={numbered} nodes={nodes} selectedId={selection.id} onSelect={selection.select} />}
    />
  );
}

/** The flows that there are, with the number under which picture and list show them. */
function numberFlows(flows: readonly DiagramFlow[]): { flow: DiagramFlow; number: number }[] {
  return flows.filter(({ isHere }) => isHere).map((flow, index) => ({ flow, number: index + 1 }));
}
