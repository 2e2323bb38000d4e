import { Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import { useWidth } from "#platform/web/canvas/use-width.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { View } from "./lay-out-view.ts";
import { PictureView } from "./picture-view.tsx";
import { saveSvg } from "./save-svg.ts";
import { showChosen } from "./show-chosen.ts";
import { diagramTexts } from "./texts/diagram-texts.ts";
import type { Selection } from "./use-selection.ts";

/** A picture with what can be done with it, what is said of its chosen part, and the same as a list. */
export function PictureFrame(props: PictureFrameProps) {
  const {
    title,
    description,
    views,
    layout,
    view,
    numbers,
    selection,
    litFlowId,
    actions,
    below,
    details,
    list,
  } = props;
  const words = useTexts(diagramTexts);
  const room = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(room);
  const laidOut = useMemo(() => (widthPx > 0 ? layout(view, widthPx) : undefined), [layout, view, widthPx]);
  useEffect(() => {
    const chosen = litFlowId ?? selection.id;
    const find = (name: string) => room.current?.querySelector(`[data-${name}="${chosen}"]`);
    const button = chosen && (find("node") ?? find("edge"));
    if (button) showChosen(button);
  }, [litFlowId, selection.id]);
  const save = () => {
    const fileName = `adjutant-${title.toLowerCase().replaceAll(" ", "-")}.svg`;
    if (!room.current || !laidOut) return;
    const picture = { title, description, fileName, hasLegend: numbers.size > 0 };
    saveSvg(room.current, laidOut, { ...picture, reaches: words.reaches });
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <div className="mr-auto">{views}</div>
        {actions}
        <Button icon={<Download aria-hidden="true" size={16} />} onClick={save}>
          {words.save}
        </Button>
        <Button icon={<Printer aria-hidden="true" size={16} />} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <p className="mb-5 max-w-prose text-base text-ink-1">{description}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <div>
          <div ref={room} className="min-h-96 print:min-h-0">
            {laidOut && (
              <PictureView
                label={title}
                layout={laidOut}
                widthPx={widthPx}
                view={view}
                numbers={numbers}
                selectedId={selection.id}
                litFlowId={litFlowId}
                onSelect={selection.select}
                below={below}
              />
            )}
          </div>
        </div>
        <div
          className={classNames(
            "lg:sticky lg:top-20 lg:self-start print:hidden",
            !details && "hidden lg:block",
          )}
        >
          {details ?? (
            <p className="rounded-lg border border-dashed border-line-2 p-5 text-sm text-ink-2">
              {numbers.size > 0 ? words.choosePartOrNumber : words.choosePart}
              {words.chosenHere}
            </p>
          )}
        </div>
      </div>
      <section
        aria-labelledby="in-words"
        className={classNames("mt-12", Boolean(details) && "max-lg:pb-[46dvh]")}
      >
        <h2 id="in-words" className="mb-4 text-2xl font-semibold">
          {words.inWords}
        </h2>
        {list}
      </section>
    </>
  );
}

interface PictureFrameProps {
  title: string;
  description: string;
  layout: (view: View, widthPx: number) => GraphLayout;
  view: View;
  numbers: ReadonlyMap<string, number>;
  selection: Selection;
  litFlowId?: string | undefined;
  /** To change to another picture. */
  views: ReactNode;
  actions?: ReactNode;
  /** Under the picture. */
  below?: ReactNode;
  details?: ReactNode;
  list: ReactNode;
}
