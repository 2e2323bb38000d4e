import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Diagram } from "../../contract/index.ts";
import { FeatureList } from "./feature-list.tsx";
import { layOutFeatures } from "./lay-out-view.ts";
import { NodeDetails } from "./node-details.tsx";
import { PictureFrame } from "./picture-frame.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";
import { useSelection } from "./use-selection.ts";

const noNumbers: ReadonlyMap<string, number> = new Map();

/** The features of the product and which of them uses which. */
export function FeaturesView({ views, nodes, flows }: Diagram["features"] & { views: ReactNode }) {
  const words = useTexts(diagramTexts);
  const selection = useSelection({});
  const node = nodes.find(({ id }) => id === selection.id);
  return (
    <PictureFrame
      views={views}
      title={words.features}
      description={words.featureCount(nodes.length)}
      layout={layOutFeatures}
      view={{ nodes, flows }}
      numbers={noNumbers}
      selection={selection}
      details={
        node && (
          <NodeDetails
            node={node}
            nodes={nodes}
            flows={flows}
            onSelect={selection.select}
            onClose={selection.close}
          />
        )
      }
      list={<FeatureList nodes={nodes} flows={flows} />}
    />
  );
}
