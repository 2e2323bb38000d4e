import type { ReactNode } from "react";
import { PublicHeader } from "#platform/web/page/public-header.tsx";

/** The frame of pages before and after the demo. */
export function DemoFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col justify-center page-gutter py-12">
        <h1 className="font-serif text-4xl font-medium text-balance">{title}</h1>
        {children}
      </div>
    </>
  );
}
