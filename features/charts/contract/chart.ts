import { z } from "zod";
import { checkChart } from "./check-chart.ts";

export const chartTypes = ["bar", "line", "area", "pie", "donut", "scatter"] as const;
export const mostSeries = 12;
export const mostPoints = 2_000;

const words = (most: number) => z.string().trim().max(most);
const number = z.number().min(-1e15).max(1e15);

/** The data of a chart, as a model gives it and a page draws it. One shape for all types, since models fill it best. */
export const Chart = z
  .object({
    type: z.enum(chartTypes),
    title: words(200).min(1).describe("What the chart shows, in a few words"),
    x_name: words(60).optional().describe("Name of the horizontal axis"),
    y_name: words(60).optional().describe("Name of the vertical axis"),
    unit: words(20).optional().describe('Unit of all values, such as "€" or "kWh"'),
    is_stacked: z.boolean().optional().describe("Bars and areas on top of each other, for parts of a whole"),
    labels: z
      .array(words(80))
      .max(mostPoints)
      .optional()
      .describe("The categories or dates below the axis, or the slices of a pie. Not with scatter."),
    series: z
      .array(
        z.object({
          name: words(80).min(1),
          values: z
            .array(number.nullable())
            .max(mostPoints)
            .optional()
            .describe("One number for each label, null where there is none. Not with scatter."),
          points: z
            .array(z.object({ x: number, y: number }))
            .max(mostPoints)
            .optional()
            .describe("Only with scatter"),
        }),
      )
      .min(1)
      .max(mostSeries),
  })
  .superRefine((chart, context) => {
    for (const { path, message } of checkChart(chart, mostPoints)) {
      context.addIssue({ code: "custom", path, message });
    }
  });
export type Chart = z.infer<typeof Chart>;
export type ChartType = Chart["type"];
