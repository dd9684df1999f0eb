import { Segmented, type SegmentedProps } from 'antd';

/** Ant Design's row of which one is chosen. What is chosen is the one stop of Tab, and not the row around it as well. */
export function Segments<Value extends string>(props: Omit<SegmentedProps<Value>, 'ref'>) {
  return <Segmented<Value> {...props} tabIndex={-1} />;
}
