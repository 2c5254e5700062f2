import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const exportmydata = call('exportmydata', nothing, z.record(z.string(), z.unknown()));
