import { Button, Select } from 'antd';

interface SortChoiceProps<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
  choices: { value: Sort; label: string }[];
  onChange: (change: { sort?: Sort; order: 'asc' | 'desc' }) => void;
  /** Of the select. */
  className?: string | undefined;
}

/** By what a list is sorted and which way round, where the head of a table does not say so. */
export function SortChoice<Sort extends string>(props: SortChoiceProps<Sort>) {
  const { sort, order, choices, onChange, className } = props;
  const isDescending = order === 'desc';
  return (
    <>
      <Select<Sort>
        className={className}
        aria-label="Sort by"
        value={sort}
        options={choices}
        onChange={(chosen) => onChange({ sort: chosen, order: 'asc' })}
      />
      <Button
        aria-label={isDescending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        icon={<span aria-hidden="true">{isDescending ? '▼' : '▲'}</span>}
        onClick={() => onChange({ order: isDescending ? 'asc' : 'desc' })}
      />
    </>
  );
}
