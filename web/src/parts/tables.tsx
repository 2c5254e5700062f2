import { useState } from 'react';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { type ReportColumn, ReportTable } from '#ui/tables/ReportTable.tsx';
import type { RowOrder } from '#ui/tables/row-order.ts';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import { illustrations } from '../paths.ts';

const nothing = () => {};

interface Row {
  name: string;
  points: number;
}

const rows: readonly Row[] = [
  { name: 'Chantal September', points: 200 },
  { name: 'Hennie van der Merwe', points: 150 },
];
const columns: readonly ReportColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'points', header: 'Points', value: (row) => row.points, align: 'end' },
];

export function Tables() {
  const [order, setOrder] = useState<RowOrder | undefined>({ id: 'name', desc: false });
  return (
    <>
      <ReportTable
        label="Points"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        emptyIllustration={illustrations.emptyList}
        order={order}
        onOrder={setOrder}
      />
      <SmallTable label="Changes" columns={['Line', 'Now', 'Then']}>
        <tr>
          <td>1</td>
          <td>150</td>
          <td>200</td>
        </tr>
      </SmallTable>
      <PageTurner page={1} pageSize={25} total={80} onTurn={nothing} />
    </>
  );
}
