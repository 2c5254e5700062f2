import { message } from '#message';

const belowField = 'Below a field of a form about points to award.';
export const givePoints = message('Please give at least 1 point.', belowField);
export const pointsAtMost = message('At most {max, number} points.', `${belowField} {max} is a number.`);
export const sayWhy = message('Please say why.', belowField);
export const givePeriod = message('Please name the period, such as 2027-Q1.', belowField);
export const chooseWhom = message('Please choose managers.', belowField);
export const chooseOther = message('Please choose another manager.', belowField);
export const nameThePlan = message('Please give the plan a name.', belowField);
export const planMonth = message('Please choose a month.', belowField);
export const monthsInOrder = message('The last month comes before the first.', belowField);
