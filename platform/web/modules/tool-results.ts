import { type ComponentType, createContext, type LazyExoticComponent, lazy, use, useMemo } from "react";

/** How a feature shows the results of its tool in a conversation, below the line of the tool call. */
export interface ToolResultView {
  toolName: string;
  /** Whether it is about one line high, for the placeholder. Default: as high as a figure. */
  isLine?: boolean;
  /** `top`: the newest result stands once, at the top of the answer, instead of the lines of its calls. */
  place?: "top";
  /** Loads the component with the first result. `data` is what the tool stored, so the component checks it. */
  load: () => Promise<ComponentType<{ data: unknown }>>;
}

const ToolResults = createContext<readonly ToolResultView[]>([]);

/** Gives the pages below the views of results that the features declare. */
export const ToolResultsProvider = ToolResults;

type Loaded = LazyExoticComponent<ComponentType<{ data: unknown }>>;

const loaded = new WeakMap<ToolResultView, Loaded>();

/** The view of a tool's results. Undefined for a tool whose line says it all. */
export function useToolResultView(toolName: string): { View: Loaded; isLine: boolean } | undefined {
  const view = use(ToolResults).find((declared) => declared.toolName === toolName);
  if (!view || view.place === "top") return undefined;
  return { View: loadedView(view), isLine: view.isLine ?? false };
}

/** The names of the tools whose newest result stands at the top of an answer. */
export function useTopTools(): ReadonlySet<string> {
  const views = use(ToolResults);
  return useMemo(
    () => new Set(views.flatMap(({ place, toolName }) => (place === "top" ? [toolName] : []))),
    [views],
  );
}

/** The view of a result at the top of an answer. */
export function useTopResultView(toolName: string | undefined): Loaded | undefined {
  const view = use(ToolResults).find((declared) => declared.toolName === toolName);
  return view?.place === "top" ? loadedView(view) : undefined;
}

function loadedView(view: ToolResultView): Loaded {
  const known = loaded.get(view) ?? lazy(async () => ({ default: await view.load() }));
  loaded.set(view, known);
  return known;
}
