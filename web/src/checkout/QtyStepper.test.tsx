import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/part.tsx';
import { QtyStepper } from './QtyStepper.tsx';

const field = page.getByRole('textbox', { name: /^How many of/ });

/** As the basket does: a change is on its way until "Answered" is pressed. */
function Basket({ onChange }: { onChange: (qty: number) => void }) {
  const [qty, setQty] = useState(2);
  const [asked, setAsked] = useState<number>();
  const answered = () => {
    setQty(asked ?? qty);
    setAsked(undefined);
  };
  return (
    <>
      <QtyStepper
        productName="Mug"
        qty={qty}
        isBusy={asked !== undefined}
        onChange={(wanted) => {
          onChange(wanted);
          setAsked(wanted);
        }}
      />
      <button type="button" onClick={answered}>
        Answered
      </button>
    </>
  );
}

test('what is typed while a change is on its way counts when that is done', async () => {
  const onChange = vi.fn();
  await showPart(<Basket onChange={onChange} />);
  await field.fill('7');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[7]]));
  await field.fill('9');
  const answered = page.getByRole('button', { name: 'Answered' });
  await answered.click();
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[7], [9]]));
  await answered.click();
  await expect.element(field).toHaveValue('9');
});

test('Escape takes back what is typed; what is as it was changes nothing', async () => {
  const onChange = vi.fn();
  await showPart(<Basket onChange={onChange} />);
  await field.fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('2');
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});
