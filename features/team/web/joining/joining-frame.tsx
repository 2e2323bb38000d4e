import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#platform/web/api/query-client.ts";
import { PublicHeader } from "#platform/web/page/public-header.tsx";

/** The frame of a page that people reach by a mailed or copied link, signed in or not. */
export function JoiningFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <PublicHeader />
        <div className="mx-auto flex w-full max-w-[32rem] flex-1 flex-col justify-center page-gutter py-12">
          {children}
        </div>
      </div>
    </QueryClientProvider>
  );
}
