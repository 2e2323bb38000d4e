import type { Node, NodeProps } from "@xyflow/react";

export type GroupAreaNode = Node<{ title: string }, "area">;

/** The titled background of a group of nodes. */
export function GroupArea({ data }: NodeProps<GroupAreaNode>) {
  return (
    <div className="size-full rounded-lg border border-line-1 bg-paper-2 px-3 pt-2 font-mono text-2xs text-ink-2">
      {data.title}
    </div>
  );
}
