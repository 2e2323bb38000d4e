import type { ReactNode } from "react";
import type { Diagram } from "../../contract/index.ts";
import { FeatureList } from "./feature-list.tsx";
import { layoutFeatures } from "./layout/layout-view.ts";
import { NodeDetails } from "./node-details.tsx";
import { PictureFrame } from "./picture-frame.tsx";
import { useSelection } from "./use-selection.ts";

const noNumbers: ReadonlyMap<string, number> = new Map();

/** The features of the product and which of them uses which. */
export function FeaturesView({ views, nodes, flows }: Diagram["features"] & { views: ReactNode }) {
  const selection = useSelection({});
  const node = nodes.find(({ id }) => id === selection.id);
  return (
    <PictureFrame
      views={views}
      title="What it is made of"
      description={`${nodes.length} features. A line leads from a feature to one that it uses; the tests of the product refuse every other one.`}
      layout={layoutFeatures}
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
