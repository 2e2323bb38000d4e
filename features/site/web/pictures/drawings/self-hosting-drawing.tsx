import { accent, type DrawingProps, DrawingSheet, faint, paper, strong } from "./drawing-sheet.tsx";

/** One cabinet and one database within walls that are the company's own. */
export function SelfHostingDrawing(props: DrawingProps) {
  return (
    <DrawingSheet {...props}>
      <path stroke={faint} d="M12 176h296" />
      <path d="M52 176V74l108-48 108 48v102" />
      <path stroke={faint} d="M62 176V80l98-43.5L258 80v96" />
      <path fill={paper} stroke={strong} d="M98 84h60v88H98zM98 172v4M158 172v4" />
      <path d="M104 92h48v14h-48zM104 110h48v14h-48zM104 128h48v14h-48zM104 146h48v20h-48z" />
      <path stroke={faint} d="M118 99h28M118 117h28M118 135h28M110 152h36M110 156h36M110 160h36" />
      <path stroke={accent} strokeWidth="3" d="M110 99h.01M110 117h.01M110 135h.01" />
      <path stroke={strong} d="M190 122c0-5 10-8 20-8s20 3 20 8v46c0 5-10 8-20 8s-20-3-20-8z" fill={paper} />
      <path stroke={strong} d="M190 122c0 5 10 8 20 8s20-3 20-8" />
      <path d="M190 138c0 5 10 8 20 8s20-3 20-8M190 153c0 5 10 8 20 8s20-3 20-8" />
      <path stroke={accent} strokeWidth="1.75" d="M158 135h12a4 4 0 0 1 4 4v2a4 4 0 0 0 4 4h12" />
      <path stroke={faint} strokeDasharray="3 4" d="M268 120h34" />
      <path d="M276 114l12 12m0-12-12 12" />
    </DrawingSheet>
  );
}
