import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { Page } from "#platform/web/page/page.tsx";

interface AreaProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages: agents use knowledge, so the area about agents puts its tabs around them from outside. */
export const KnowledgeArea = createContext<ComponentType<AreaProps>>(Page);

export function useArea(): ComponentType<AreaProps> {
  return useContext(KnowledgeArea);
}

export type Area = ComponentType<AreaProps>;
