import { expect, test } from 'vitest';
import { identifyLanguage } from './identify.ts';

test.each([
  ['en', 'You stayed late so that the customer could go live. Thank you.'],
  ['en', 'The way you handled the angry caller yesterday was wonderful to see.'],
  ['de', 'Danke für deine Hilfe!'],
  ['de', 'Du bist länger geblieben, damit der Kunde pünktlich anfangen konnte.'],
  ['it', 'Il modo in cui hai gestito il cliente arrabbiato ieri è stato splendido.'],
  ['pt', 'Muito obrigada por cobrir meu turno ontem à noite.'],
  ['pt', 'Você ficou até tarde para que o cliente pudesse começar.'],
  ['ar', 'شكرا لأنك غطيت نوبتي يوم الجمعة'],
  ['ar', 'عمل رائع في الأسبوع الماضي'],
  ['fr', 'Tu as tout expliqué deux fois sans jamais soupirer, et maintenant nous avons enfin compris. Merci !'],
  ['es', 'Explicaste todo dos veces sin suspirar ni una sola, y ahora por fin lo hemos entendido. ¡Gracias!'],
  ['pl', 'Dziękuję, że zostałaś do późna, żeby klient mógł zacząć na czas.'],
  ['af', 'Jy het laat gebly sodat die kliënt betyds kon begin, en almal het dit raakgesien. Baie dankie!'],
  ['el', 'Ευχαριστώ'],
  ['ja', 'ありがとうございます'],
  ['zh', '谢谢你的帮助'],
])('%s is told: %s', (language, text) => {
  expect(identifyLanguage(text)).toBe(language);
});

test.each([
  ['of one word that many languages share', 'Bravo'],
  ['of names', 'Anna Schröder'],
  ['where two languages say it nearly alike', 'Ngiyabonga kakhulu ngosizo lwakho'],
  ['of pictures', '👏👏👏'],
  ['of figures and signs', '10/10!'],
  ['of a link', 'https://laurel.example/x'],
  ['of nothing', ''],
  ['of what stands between two', 'Team Alba Retro Demo'],
])('nothing is guessed %s', (_, text) => {
  expect(identifyLanguage(text)).toBeNull();
});
